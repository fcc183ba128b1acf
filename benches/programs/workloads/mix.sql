-- Insertion, indices, joins, aggregates, text functions and updates.
pragma journal_mode = off;
create table item(id integer primary key, name text, kind integer, price real);
with recursive n(i) as (select 1 union all select i + 1 from n where i < 60000)
insert into item select i, 'item ' || (i * 7919 % 60013), i % 97, i % 1013 * 0.25 from n;
create index by_kind on item(kind, price);
create index by_name on item(name);
create table sale(item integer, day integer, count integer);
with recursive n(i) as (select 1 union all select i + 1 from n where i < 120000)
insert into sale select i * 31 % 60000 + 1, i % 365, i % 7 from n;
select kind, count(*), sum(price), max(name) from item group by kind order by 3 desc limit 5;
select i.kind, sum(s.count * i.price) from sale s join item i on i.id = s.item group by i.kind order by 2 limit 5;
select count(*) from item a join item b on a.name = b.name where length(a.name) > 8;
select substr(name, 6, 2) p, avg(price), count(distinct kind) from item where name like '%7%' group by p order by 1 limit 5;
update item set price = price * 1.1 where kind in (select kind from item where price > 200 limit 50);
delete from sale where day between 100 and 200;
select sum(total) over (order by day rows 6 preceding) from (select day, sum(count) total from sale group by day)
  order by 1 desc limit 5;
select sum(price), count(*) from item;
