CREATE TABLE "received_payments" (
	"entry_id" uuid PRIMARY KEY NOT NULL,
	"kid" text NOT NULL,
	"payer" text NOT NULL,
	"message" text NOT NULL
);
--> statement-breakpoint
DROP VIEW "public"."invoice_balances";--> statement-breakpoint
ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_sign_check";--> statement-breakpoint
ALTER TABLE "ledger_entries" ALTER COLUMN "school_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice_deliveries" ADD COLUMN "problem" text;--> statement-breakpoint
ALTER TABLE "invoice_deliveries" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "received_id" uuid;--> statement-breakpoint
ALTER TABLE "office_log" ADD COLUMN "school_id" uuid;--> statement-breakpoint
ALTER TABLE "received_payments" ADD CONSTRAINT "received_payments_entry_id_ledger_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."ledger_entries"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_received_id_ledger_entries_id_fk" FOREIGN KEY ("received_id") REFERENCES "public"."ledger_entries"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office_log" ADD CONSTRAINT "office_log_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ledger_entries_received_idx" ON "ledger_entries" USING btree ("received_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_unmatched_idx" ON "ledger_entries" USING btree ("day","id") WHERE kind = 'unmatched';--> statement-breakpoint
UPDATE "invoice_deliveries" SET "answer" = "last_error", "problem" = CASE
  WHEN "last_error" = 'The access point did not answer' THEN 'noAnswer'
  WHEN "last_error" ~ '^The access point answered 40[13]$' THEN 'unauthorized'
  WHEN "last_error" ~ '^The access point answered (5|408|425|429)' THEN 'unavailable'
  WHEN "last_error" ~ '^The access point answered' THEN 'refused'
  WHEN "last_error" ~ '^The buyer is not in the Peppol network' THEN 'notInPeppol'
  WHEN "last_error" ~ '^The mail server answered 5' THEN 'mailRefused'
  WHEN "last_error" ~ '^The mail server' THEN 'mailUnavailable'
  WHEN "last_error" ~ '^Written to a file' THEN 'notHandedOver'
  ELSE 'unknown' END WHERE "last_error" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice_deliveries" DROP COLUMN "last_error";--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_school_check" CHECK ((kind in ('unmatched', 'sentBack')) = (school_id is null));--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_received_check" CHECK (kind in ('payment', 'takenBack') or (kind = 'sentBack') = (received_id is not null));--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_sign_check" CHECK (amount_ore <> 0 and (amount_ore > 0) = (kind in ('invoice', 'takenBack', 'refund', 'sentBack')));--> statement-breakpoint
CREATE VIEW "public"."open_entries" AS (select e.id, e.school_id, e.amount_ore < 0 as is_credit, (abs(e.amount_ore) - coalesce(case when e.amount_ore < 0
  then (select sum(a.amount_ore) from allocations a where a.credit_id = e.id)
  else (select sum(a.amount_ore) from allocations a where a.debit_id = e.id) end, 0))::int as left_ore
  from ledger_entries e where e.school_id is not null);--> statement-breakpoint
CREATE VIEW "public"."invoice_balances" AS (select s.invoice_id, s.number, s.due_on,
  coalesce(e.left_ore, 0) as left_ore, s.organization_number, s.names, s.search_words
  from invoice_search s left join open_entries e on e.id = s.invoice_id);
--> statement-breakpoint
CREATE TRIGGER "received_payments_never_change" BEFORE UPDATE OR DELETE ON "received_payments"
  FOR EACH ROW EXECUTE FUNCTION "refuse_book_change"();
--> statement-breakpoint
-- The change of an entry stands on the account of receivables, or without a school on that of unmatched money.
CREATE OR REPLACE FUNCTION "check_postings"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "checked_id" uuid := coalesce(to_jsonb(NEW)->>'entry_id', to_jsonb(NEW)->>'id');
BEGIN
  IF coalesce((SELECT sum("amount_ore") FROM "ledger_postings" WHERE "entry_id" = "checked_id"), 1) <> 0
    OR (SELECT "amount_ore" FROM "ledger_entries" WHERE "id" = "checked_id") IS DISTINCT FROM (
      SELECT "ledger_postings"."amount_ore" FROM "ledger_postings" JOIN "ledger_entries" ON "ledger_entries"."id" = "entry_id"
      WHERE "entry_id" = "checked_id" AND "account" = (CASE WHEN "school_id" IS NULL THEN 2990 ELSE 1500 END)) THEN
    RAISE EXCEPTION 'The postings of entry % do not balance', "checked_id";
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- "<>" is null for an entry without a school.
CREATE OR REPLACE FUNCTION "check_allocation"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "credit" "ledger_entries";
  "debit" "ledger_entries";
BEGIN
  SELECT * INTO "credit" FROM "ledger_entries" WHERE "id" = NEW."credit_id";
  SELECT * INTO "debit" FROM "ledger_entries" WHERE "id" = NEW."debit_id";
  IF ("credit"."school_id" = "debit"."school_id") IS NOT TRUE OR "credit"."amount_ore" >= 0 OR "debit"."amount_ore" <= 0
    OR (SELECT sum("amount_ore") NOT BETWEEN 0 AND -"credit"."amount_ore" FROM "allocations" WHERE "credit_id" = NEW."credit_id")
    OR (SELECT sum("amount_ore") NOT BETWEEN 0 AND "debit"."amount_ore" FROM "allocations" WHERE "debit_id" = NEW."debit_id") THEN
    RAISE EXCEPTION 'Entry % cannot settle so much of entry %', NEW."credit_id", NEW."debit_id";
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "check_counter_entry"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (
    SELECT 1 FROM "ledger_entries" "taken" WHERE "taken"."id" = NEW."reverses_id" AND "taken"."kind" = 'payment'
      AND "taken"."school_id" = NEW."school_id" AND "taken"."for_id" = NEW."for_id" AND "taken"."amount_ore" = -NEW."amount_ore"
      AND "taken"."received_id" IS NOT DISTINCT FROM NEW."received_id"
  ) THEN
    RAISE EXCEPTION 'A counter-entry takes back a whole payment';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
-- Unmatched money is matched or sent back whole, and once until that is taken back.
CREATE FUNCTION "check_received"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "received" "ledger_entries";
  "uses" bigint;
BEGIN
  SELECT * INTO "received" FROM "ledger_entries" WHERE "id" = NEW."received_id" FOR NO KEY UPDATE;
  SELECT count(*) FILTER (WHERE "kind" <> 'takenBack') - count(*) FILTER (WHERE "kind" = 'takenBack') INTO "uses"
    FROM "ledger_entries" WHERE "received_id" = NEW."received_id";
  IF "received"."kind" IS DISTINCT FROM 'unmatched' OR abs(NEW."amount_ore") <> abs("received"."amount_ore")
    OR "uses" <> (NEW."kind" = 'takenBack')::int THEN
    RAISE EXCEPTION 'Received entry % is not unmatched, or not of this amount', NEW."received_id";
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "ledger_entries_received" BEFORE INSERT ON "ledger_entries"
  FOR EACH ROW WHEN (NEW."received_id" IS NOT NULL) EXECUTE FUNCTION "check_received"();
