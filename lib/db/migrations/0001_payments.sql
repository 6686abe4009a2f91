DO $$ BEGIN
  IF EXISTS (SELECT 1 FROM "ledger_entries" r WHERE r."kind" = 'unmatched' AND (SELECT count(*) FILTER (WHERE u."kind" <> 'takenBack')
      - count(*) FILTER (WHERE u."kind" = 'takenBack') FROM "ledger_entries" u WHERE u."received_id" = r."id") = 0) THEN
    RAISE EXCEPTION 'Money without an invoice waits in the office: match it or send it back with the build before this one';
  END IF;
END $$;
--> statement-breakpoint
CREATE TABLE "payments" (
	"reference" text PRIMARY KEY NOT NULL,
	"school_id" uuid NOT NULL,
	"invoice_id" uuid,
	"amount_ore" integer NOT NULL,
	"day" date NOT NULL,
	"registered_by" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payments_amount_check" CHECK (amount_ore <> 0)
);
--> statement-breakpoint
CREATE TABLE "write_offs" (
	"invoice_id" uuid PRIMARY KEY NOT NULL,
	"amount_ore" integer NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "write_offs_amount_check" CHECK (amount_ore > 0)
);
--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "write_offs" ADD CONSTRAINT "write_offs_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "payments_school_idx" ON "payments" USING btree ("school_id");
--> statement-breakpoint
CREATE INDEX "payments_invoice_idx" ON "payments" USING btree ("invoice_id");
--> statement-breakpoint
CREATE INDEX "payments_day_idx" ON "payments" USING btree ("day");
--> statement-breakpoint
INSERT INTO "payments" ("reference", "school_id", "invoice_id", "amount_ore", "day", "registered_by", "created_at")
SELECT coalesce("bank_reference", "id"::text), "school_id", "for_id", -"amount_ore", "day", "entered_by", "created_at"
FROM "ledger_entries" WHERE "kind" IN ('payment', 'takenBack', 'refund');
--> statement-breakpoint
INSERT INTO "write_offs" ("invoice_id", "amount_ore", "day")
SELECT "for_id", sum(-"amount_ore"), max("day") FROM "ledger_entries" WHERE "kind" = 'loss' AND "for_id" IS NOT NULL GROUP BY "for_id";
--> statement-breakpoint
DROP VIEW "invoice_balances";
--> statement-breakpoint
DROP VIEW "open_entries";
--> statement-breakpoint
DROP TRIGGER "invoices_entered" ON "invoices";
--> statement-breakpoint
DROP TABLE "allocations";
--> statement-breakpoint
DROP TABLE "ledger_postings";
--> statement-breakpoint
DROP TABLE "received_payments";
--> statement-breakpoint
DROP TABLE "ledger_entries";
--> statement-breakpoint
DROP FUNCTION check_allocation();
--> statement-breakpoint
DROP FUNCTION check_counter_entry();
--> statement-breakpoint
DROP FUNCTION check_document_entry();
--> statement-breakpoint
DROP FUNCTION check_postings();
--> statement-breakpoint
DROP FUNCTION check_received();
--> statement-breakpoint
DELETE FROM "dunning_steps" WHERE "is_over";
--> statement-breakpoint
DROP INDEX "dunning_steps_stopped_idx";
--> statement-breakpoint
ALTER TABLE "dunning_steps" DROP CONSTRAINT "dunning_steps_invoice_id_round_step_pk";
--> statement-breakpoint
ALTER TABLE "dunning_steps" DROP COLUMN "round";
--> statement-breakpoint
ALTER TABLE "dunning_steps" DROP COLUMN "is_over";
--> statement-breakpoint
ALTER TABLE "dunning_steps" ADD CONSTRAINT "dunning_steps_invoice_id_step_pk" PRIMARY KEY("invoice_id","step");
--> statement-breakpoint
CREATE INDEX "dunning_steps_stopped_idx" ON "dunning_steps" USING btree ("invoice_id") WHERE step = 'stopped';
--> statement-breakpoint
CREATE VIEW "public"."invoice_balances" AS (select invoice_id, school_id, number, due_on, left_ore, excess_ore, left_ore >= 1000 as is_open,
    organization_number, names, search_words
  from (select summed.*, greatest(0, least(asked, sum(asked) over due - greatest(0, sum(excess) over school + unnamed)))::int as left_ore,
      greatest(0, least(excess, sum(excess) over school + unnamed - sum(asked) over school))::int as excess_ore
    from (select s.invoice_id, s.number, s.due_on, s.organization_number, s.names, s.search_words, o.school_id,
    greatest(0, rest - coalesce(w.amount_ore, 0)) as asked, greatest(0, -rest) as excess
  from invoice_search s join invoices i on i.id = s.invoice_id join school_orders o on o.id = i.order_id
    left join write_offs w on w.invoice_id = s.invoice_id
    cross join lateral (select i.total_ore
      - coalesce((select sum(n.total_ore) from invoices n where n.credits_id = i.id), 0)
      - coalesce((select sum(p.amount_ore) from payments p where p.invoice_id = i.id), 0) as rest) left_of) summed cross join lateral (select coalesce(sum(p.amount_ore), 0) as unnamed
      from payments p where p.school_id = summed.school_id and p.invoice_id is null) money
    window school as (partition by school_id), due as (partition by school_id order by due_on, number)) each);
--> statement-breakpoint
CREATE VIEW "public"."school_balances" AS (select school_id, (sum(asked - excess) - coalesce((select sum(p.amount_ore) from payments p
  where p.school_id = summed.school_id and p.invoice_id is null), 0))::int as balance_ore
  from (select s.invoice_id, s.number, s.due_on, s.organization_number, s.names, s.search_words, o.school_id,
    greatest(0, rest - coalesce(w.amount_ore, 0)) as asked, greatest(0, -rest) as excess
  from invoice_search s join invoices i on i.id = s.invoice_id join school_orders o on o.id = i.order_id
    left join write_offs w on w.invoice_id = s.invoice_id
    cross join lateral (select i.total_ore
      - coalesce((select sum(n.total_ore) from invoices n where n.credits_id = i.id), 0)
      - coalesce((select sum(p.amount_ore) from payments p where p.invoice_id = i.id), 0) as rest) left_of) summed group by school_id);
--> statement-breakpoint
CREATE TRIGGER payments_never_change BEFORE DELETE OR UPDATE ON payments FOR EACH ROW EXECUTE FUNCTION refuse_book_change();
--> statement-breakpoint
CREATE TRIGGER write_offs_never_change BEFORE DELETE OR UPDATE ON write_offs FOR EACH ROW EXECUTE FUNCTION refuse_book_change();
--> statement-breakpoint
UPDATE "installation" SET "least_migration" = 1795869588779;
