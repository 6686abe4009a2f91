CREATE TABLE "agreements" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"school_id" uuid NOT NULL,
	"anchor" date NOT NULL,
	"period_months" integer NOT NULL,
	"ends_on" date,
	"is_withdrawn" boolean DEFAULT false NOT NULL,
	"settled_until" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "agreements_end_check" CHECK (ends_on >= anchor)
);
--> statement-breakpoint
CREATE TABLE "school_accounts" (
	"school_id" uuid PRIMARY KEY NOT NULL,
	"last_trial_day" date,
	"asked_on" date,
	"next_due_on" date,
	"problem" text,
	"problem_since" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "invoice_search" (
	"invoice_id" uuid PRIMARY KEY NOT NULL,
	"number" integer NOT NULL,
	"due_on" date NOT NULL,
	"total_ore" integer NOT NULL,
	"organization_number" text NOT NULL,
	"names" text NOT NULL,
	"search_words" "tsvector" GENERATED ALWAYS AS (array_to_tsvector(array_remove(regexp_split_to_array(lower(regexp_replace(normalize("names", NFKD), '[\u0300-\u036f]', '', 'g')), '[\s.,;:/()+&–-]+'), ''))) STORED NOT NULL,
	CONSTRAINT "invoice_search_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "allocations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"credit_id" uuid NOT NULL,
	"debit_id" uuid NOT NULL,
	"amount_ore" integer NOT NULL,
	"made_by" text NOT NULL,
	"made_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "allocations_amount_check" CHECK (amount_ore <> 0)
);
--> statement-breakpoint
CREATE TABLE "dunning_steps" (
	"invoice_id" uuid NOT NULL,
	"step" text NOT NULL,
	"taken_on" date NOT NULL,
	"delivered_on" date,
	"stops_on" date,
	CONSTRAINT "dunning_steps_invoice_id_step_pk" PRIMARY KEY("invoice_id","step")
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"day" date NOT NULL,
	"amount_ore" integer NOT NULL,
	"for_id" uuid,
	"reverses_id" uuid,
	"source" text NOT NULL,
	"bank_reference" text,
	"entered_by" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_entries_reverses_id_unique" UNIQUE("reverses_id"),
	CONSTRAINT "ledger_entries_bank_reference_unique" UNIQUE("bank_reference"),
	CONSTRAINT "ledger_entries_reverses_check" CHECK ((kind = 'takenBack') = (reverses_id is not null)),
	CONSTRAINT "ledger_entries_sign_check" CHECK (amount_ore <> 0 and (amount_ore > 0) = (kind in ('invoice', 'takenBack', 'refund'))),
	CONSTRAINT "ledger_entries_bank_file_check" CHECK (source <> 'bankFile' or bank_reference is not null)
);
--> statement-breakpoint
CREATE TABLE "ledger_postings" (
	"entry_id" uuid NOT NULL,
	"account" integer NOT NULL,
	"amount_ore" integer NOT NULL,
	CONSTRAINT "ledger_postings_entry_id_account_pk" PRIMARY KEY("entry_id","account")
);
--> statement-breakpoint
ALTER TABLE "invoices" DISABLE TRIGGER "invoices_never_change";
--> statement-breakpoint
ALTER TABLE "invoice_lines" DISABLE TRIGGER "invoice_lines_never_change";
--> statement-breakpoint
DROP INDEX "invoices_order_period_key";
--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD COLUMN "period_start" date, ADD COLUMN "period_end" date;
--> statement-breakpoint
UPDATE "invoice_lines" SET "period_start" = "invoices"."period_start", "period_end" = "invoices"."period_end"
FROM "invoices" WHERE "invoices"."id" = "invoice_lines"."invoice_id";
--> statement-breakpoint
ALTER TABLE "invoice_lines" ALTER COLUMN "period_start" SET NOT NULL, ALTER COLUMN "period_end" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "school_orders" ADD COLUMN "agreement_id" uuid;
--> statement-breakpoint
-- What is agreed now: the orders since the first day of the subscription that stands.
INSERT INTO "agreements" ("school_id", "anchor", "period_months", "ends_on", "settled_until", "created_at")
SELECT "subscription"."school_id", "subscription"."anchor", "subscription"."period_months",
  CASE WHEN "subscription"."state" = 'stopped' THEN greatest("subscription"."anchor",
      ("schools"."subscription_current_period_end" AT TIME ZONE 'Europe/Oslo')::date - 1)
    WHEN NOT "subscription"."is_renewing" THEN "subscription"."last_period_day" END,
  CASE WHEN "subscription"."state" = 'stopped' THEN '9999-12-31'
    WHEN "subscription"."first_period_day" > "subscription"."anchor" THEN "subscription"."first_period_day" - 1 END,
  "school_orders"."created_at"
FROM "school_subscriptions" "subscription" JOIN "schools" ON "schools"."id" = "subscription"."school_id"
JOIN "school_orders" ON "school_orders"."id" = "subscription"."order_id"
WHERE "subscription"."anchor" IS NOT NULL;
--> statement-breakpoint
UPDATE "school_orders" SET "agreement_id" = "agreements"."id" FROM "agreements", "school_subscriptions" "subscription"
WHERE "agreements"."school_id" = "school_orders"."school_id" AND "subscription"."school_id" = "school_orders"."school_id"
  AND ("school_orders"."id" = "subscription"."order_id"
    OR ("school_orders"."period_start" AT TIME ZONE 'Europe/Oslo')::date > "agreements"."anchor"
    -- Of several from the first day the newest has replaced the others.
    OR "school_orders"."id" = (SELECT "first"."id" FROM "school_orders" "first"
      WHERE "first"."school_id" = "agreements"."school_id"
        AND ("first"."period_start" AT TIME ZONE 'Europe/Oslo')::date = "agreements"."anchor"
      ORDER BY "first"."created_at" DESC LIMIT 1));
--> statement-breakpoint
-- What was agreed before, each order by itself.
ALTER TABLE "agreements" ADD COLUMN "of_order" uuid;
--> statement-breakpoint
INSERT INTO "agreements" ("school_id", "anchor", "period_months", "ends_on", "is_withdrawn", "settled_until", "created_at", "of_order")
SELECT "school_id", ("period_start" AT TIME ZONE 'Europe/Oslo')::date,
  CASE WHEN "period_end" - "period_start" < interval '200 days' THEN 6 ELSE 12 END,
  greatest(("period_start" AT TIME ZONE 'Europe/Oslo')::date, ("period_end" AT TIME ZONE 'Europe/Oslo')::date - 1),
  true, '9999-12-31', "created_at", "id"
FROM "school_orders" WHERE "agreement_id" IS NULL;
--> statement-breakpoint
UPDATE "school_orders" SET "agreement_id" = "agreements"."id" FROM "agreements" WHERE "agreements"."of_order" = "school_orders"."id";
--> statement-breakpoint
ALTER TABLE "agreements" DROP COLUMN "of_order";
--> statement-breakpoint
ALTER TABLE "school_orders" ALTER COLUMN "agreement_id" SET NOT NULL;
--> statement-breakpoint
INSERT INTO "school_accounts" ("school_id", "last_trial_day", "asked_on", "next_due_on", "problem", "problem_since")
SELECT "school_id", "last_trial_day",
  CASE WHEN "state" = 'reminded' OR EXISTS (SELECT 1 FROM "trial_questions" WHERE "trial_questions"."school_id" = "subscription"."school_id")
    THEN "last_trial_day" - 7 END,
  CASE WHEN "state" <> 'stopped' THEN current_date END, "problem", "problem_since"
FROM "school_subscriptions" "subscription";
--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "lowers_price" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "agreements" ADD CONSTRAINT "agreements_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "school_accounts" ADD CONSTRAINT "school_accounts_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "invoice_search" ADD CONSTRAINT "invoice_search_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "allocations" ADD CONSTRAINT "allocations_credit_id_ledger_entries_id_fk" FOREIGN KEY ("credit_id") REFERENCES "public"."ledger_entries"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "allocations" ADD CONSTRAINT "allocations_debit_id_ledger_entries_id_fk" FOREIGN KEY ("debit_id") REFERENCES "public"."ledger_entries"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "dunning_steps" ADD CONSTRAINT "dunning_steps_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_for_id_invoices_id_fk" FOREIGN KEY ("for_id") REFERENCES "public"."invoices"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_reverses_id_ledger_entries_id_fk" FOREIGN KEY ("reverses_id") REFERENCES "public"."ledger_entries"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD CONSTRAINT "ledger_postings_entry_id_ledger_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."ledger_entries"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "agreements_school_idx" ON "agreements" USING btree ("school_id","created_at");
--> statement-breakpoint
CREATE INDEX "school_accounts_due_idx" ON "school_accounts" USING btree ("next_due_on","school_id");
--> statement-breakpoint
CREATE INDEX "school_accounts_problem_idx" ON "school_accounts" USING btree ("problem_since") WHERE problem is not null;
--> statement-breakpoint
CREATE INDEX "invoice_search_due_idx" ON "invoice_search" USING btree ("due_on","invoice_id");
--> statement-breakpoint
CREATE INDEX "invoice_search_organization_idx" ON "invoice_search" USING btree ("organization_number");
--> statement-breakpoint
CREATE INDEX "invoice_search_words_idx" ON "invoice_search" USING gin ("search_words") WITH (fastupdate=false);
--> statement-breakpoint
CREATE INDEX "allocations_credit_idx" ON "allocations" USING btree ("credit_id");
--> statement-breakpoint
CREATE INDEX "allocations_debit_idx" ON "allocations" USING btree ("debit_id");
--> statement-breakpoint
CREATE INDEX "dunning_steps_stopped_idx" ON "dunning_steps" USING btree ("invoice_id") WHERE step = 'stopped';
--> statement-breakpoint
CREATE INDEX "ledger_entries_school_idx" ON "ledger_entries" USING btree ("school_id","day");
--> statement-breakpoint
CREATE INDEX "ledger_entries_for_idx" ON "ledger_entries" USING btree ("for_id");
--> statement-breakpoint
CREATE INDEX "ledger_entries_day_idx" ON "ledger_entries" USING btree ("day","id");
--> statement-breakpoint
ALTER TABLE "school_orders" ADD CONSTRAINT "school_orders_agreement_id_agreements_id_fk" FOREIGN KEY ("agreement_id") REFERENCES "public"."agreements"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "invoices_order_idx" ON "invoices" USING btree ("order_id");
--> statement-breakpoint
CREATE INDEX "school_orders_agreement_idx" ON "school_orders" USING btree ("agreement_id","period_start");
--> statement-breakpoint
ALTER TABLE "invoices" DROP COLUMN "round";
--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_lowers_price_check" CHECK (not lowers_price or type = 'creditNote');
--> statement-breakpoint
-- Credit notes of the office lowered the price; those of a cancelled or changed plan followed from the agreement.
UPDATE "invoices" SET "lowers_price" = true WHERE "type" = 'creditNote' AND "number" IN (
  SELECT ("detail"->>'creditNoteNumber')::int FROM "office_log" WHERE "kind" = 'invoiceCredited');
--> statement-breakpoint
ALTER TABLE "invoices" ENABLE TRIGGER "invoices_never_change";
--> statement-breakpoint
ALTER TABLE "invoice_lines" ENABLE TRIGGER "invoice_lines_never_change";
--> statement-breakpoint
INSERT INTO "invoice_search" ("invoice_id", "number", "due_on", "total_ore", "organization_number", "names")
SELECT "invoice_id", "invoices"."number", "invoices"."due_on", "total_ore", "organization_number", "names"
FROM "invoice_balances" JOIN "invoices" ON "invoices"."id" = "invoice_id";
--> statement-breakpoint
INSERT INTO "ledger_entries" ("id", "school_id", "kind", "day", "amount_ore", "for_id", "source", "entered_by", "created_at")
SELECT "invoices"."id", "school_orders"."school_id", "type", "issued_on",
  CASE "type" WHEN 'invoice' THEN "invoices"."total_ore" ELSE -"invoices"."total_ore" END, "credits_id", 'billing', 'billing', "invoices"."created_at"
FROM "invoices" JOIN "school_orders" ON "school_orders"."id" = "invoices"."order_id" WHERE "invoices"."total_ore" > 0;
--> statement-breakpoint
INSERT INTO "ledger_entries" ("id", "school_id", "kind", "day", "amount_ore", "for_id", "reverses_id", "source", "bank_reference", "entered_by", "created_at")
SELECT "payments"."id", "school_orders"."school_id", CASE WHEN "reverses_id" IS NULL THEN 'payment' ELSE 'takenBack' END, "paid_on",
  -"amount_ore", "invoice_id", "reverses_id", CASE "payments"."source" WHEN 'takenBack' THEN 'byHand' ELSE "payments"."source" END,
  "bank_reference", "registered_by", "payments"."created_at"
FROM "payments" JOIN "invoices" ON "invoices"."id" = "invoice_id" JOIN "school_orders" ON "school_orders"."id" = "invoices"."order_id"
ORDER BY "payments"."reverses_id" NULLS FIRST;
--> statement-breakpoint
INSERT INTO "ledger_postings" ("entry_id", "account", "amount_ore")
SELECT "invoices"."id", "posting"."account", CASE "type" WHEN 'invoice' THEN "posting"."ore" ELSE -"posting"."ore" END
FROM "invoices", LATERAL (VALUES (1500, "total_ore"), (3000, -"net_ore"), (2701, -"vat_ore")) "posting"("account", "ore")
WHERE "posting"."ore" <> 0;
--> statement-breakpoint
INSERT INTO "ledger_postings" ("entry_id", "account", "amount_ore")
SELECT "id", "posting"."account", "posting"."ore"
FROM "ledger_entries", LATERAL (VALUES (1500, "amount_ore"), (1920, -"amount_ore")) "posting"("account", "ore")
WHERE "kind" IN ('payment', 'takenBack');
--> statement-breakpoint
INSERT INTO "allocations" ("credit_id", "debit_id", "amount_ore", "made_by", "made_at")
SELECT "reverses_id", "id", "amount_ore", "entered_by", "created_at" FROM "ledger_entries" WHERE "kind" = 'takenBack';
--> statement-breakpoint
-- Each credit on the invoice that it names, in the order they came, until that is settled.
INSERT INTO "allocations" ("credit_id", "debit_id", "amount_ore", "made_by", "made_at")
SELECT "id", "for_id", "allocated", "entered_by", "created_at" FROM (
  SELECT "credit"."id", "credit"."for_id", "credit"."entered_by", "credit"."created_at",
    greatest(0, least(-"credit"."amount_ore",
      "invoice"."amount_ore" - (sum(-"credit"."amount_ore") OVER "own" + "credit"."amount_ore"))) "allocated"
  FROM "ledger_entries" "credit" JOIN "ledger_entries" "invoice" ON "invoice"."id" = "credit"."for_id"
  WHERE "credit"."kind" IN ('creditNote', 'payment')
    AND NOT EXISTS (SELECT 1 FROM "ledger_entries" "back" WHERE "back"."reverses_id" = "credit"."id")
  WINDOW "own" AS (PARTITION BY "credit"."for_id" ORDER BY "credit"."created_at", "credit"."id")
) "made" WHERE "allocated" > 0;
--> statement-breakpoint
-- The steps that were taken for each school's oldest open invoice.
INSERT INTO "dunning_steps" ("invoice_id", "step", "taken_on", "delivered_on", "stops_on")
SELECT "oldest"."invoice_id", "taken"."step", "taken"."on", "taken"."on", "taken"."stops"
FROM "school_subscriptions" "subscription", LATERAL (
  SELECT "balance"."invoice_id", "balance"."due_on" FROM "invoice_balances" "balance"
  JOIN "invoices" ON "invoices"."id" = "balance"."invoice_id" JOIN "school_orders" ON "school_orders"."id" = "invoices"."order_id"
  WHERE "school_orders"."school_id" = "subscription"."school_id" AND "balance"."left_ore" > 0
  ORDER BY "balance"."due_on", "balance"."number" LIMIT 1
) "oldest", LATERAL (VALUES
  (1, 'reminded', "oldest"."due_on" + 1, NULL::date),
  (2, 'told', coalesce("subscription"."stops_on" - 14, "oldest"."due_on" + 14), coalesce("subscription"."stops_on", "oldest"."due_on" + 28)),
  (3, 'stopped', coalesce("subscription"."stops_on", "oldest"."due_on" + 28), NULL::date)
) "taken"("place", "step", "on", "stops")
WHERE "taken"."place" <= CASE "subscription"."state" WHEN 'overdue' THEN 1 WHEN 'grace' THEN 2 WHEN 'suspended' THEN 3 ELSE 0 END;
--> statement-breakpoint
DO $$
BEGIN
  IF EXISTS (
    SELECT 1 FROM "invoice_balances" "before" JOIN "invoices" ON "invoices"."id" = "before"."invoice_id"
    WHERE greatest("before"."left_ore", 0) <> "invoices"."total_ore" - coalesce((
      SELECT sum("amount_ore") FROM "allocations" WHERE "debit_id" = "before"."invoice_id"), 0)
  ) OR (
    SELECT coalesce(sum("left_ore"), 0) FROM "invoice_balances"
  ) <> (
    SELECT coalesce(sum("amount_ore"), 0) FROM "ledger_entries"
  ) THEN
    RAISE EXCEPTION 'The accounts do not have the balances of the invoices that they were made from';
  END IF;
END $$;
--> statement-breakpoint
-- The next step of dunning writes new ones, which name the invoice and the school.
DELETE FROM "mails" WHERE "kind" = 'reminder' AND "sent_at" IS NULL;
--> statement-breakpoint
DROP TRIGGER "invoices_balance" ON "invoices";
--> statement-breakpoint
DROP TABLE "invoice_balances" CASCADE;
--> statement-breakpoint
DROP TABLE "payments" CASCADE;
--> statement-breakpoint
DROP TABLE "school_subscriptions" CASCADE;
--> statement-breakpoint
DROP FUNCTION "check_payment";
--> statement-breakpoint
DROP FUNCTION "add_to_invoice_balance";
--> statement-breakpoint
CREATE VIEW "public"."invoice_balances" AS (select s.invoice_id, s.number, s.due_on,
  (s.total_ore - coalesce((select sum(a.amount_ore) from allocations a where a.debit_id = s.invoice_id), 0))::int as left_ore,
  s.organization_number, s.names, s.search_words
  from invoice_search s);
--> statement-breakpoint
CREATE FUNCTION "add_to_invoice_search"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "invoice_search" ("invoice_id", "number", "due_on", "total_ore", "organization_number", "names")
  SELECT NEW."id", NEW."number", NEW."due_on", NEW."total_ore", NEW."buyer"->>'organizationNumber',
    concat_ws(' ', NEW."buyer"->>'name', (SELECT "schools"."name" FROM "school_orders"
      JOIN "schools" ON "schools"."id" = "school_orders"."school_id" WHERE "school_orders"."id" = NEW."order_id"));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "invoices_search" AFTER INSERT ON "invoices"
  FOR EACH ROW WHEN (NEW."type" = 'invoice') EXECUTE FUNCTION "add_to_invoice_search"();
--> statement-breakpoint
CREATE TRIGGER "ledger_entries_never_change" BEFORE UPDATE OR DELETE ON "ledger_entries"
  FOR EACH ROW EXECUTE FUNCTION "refuse_book_change"();
--> statement-breakpoint
CREATE TRIGGER "ledger_postings_never_change" BEFORE UPDATE OR DELETE ON "ledger_postings"
  FOR EACH ROW EXECUTE FUNCTION "refuse_book_change"();
--> statement-breakpoint
CREATE TRIGGER "allocations_never_change" BEFORE UPDATE OR DELETE ON "allocations"
  FOR EACH ROW EXECUTE FUNCTION "refuse_book_change"();
--> statement-breakpoint
CREATE FUNCTION "check_postings"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "checked_id" uuid := coalesce(to_jsonb(NEW)->>'entry_id', to_jsonb(NEW)->>'id');
BEGIN
  IF coalesce((SELECT sum("amount_ore") FROM "ledger_postings" WHERE "entry_id" = "checked_id"), 1) <> 0
    OR (SELECT "amount_ore" FROM "ledger_entries" WHERE "id" = "checked_id")
      IS DISTINCT FROM (SELECT "amount_ore" FROM "ledger_postings" WHERE "entry_id" = "checked_id" AND "account" = 1500) THEN
    RAISE EXCEPTION 'The postings of entry % do not balance', "checked_id";
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "ledger_entries_balance" AFTER INSERT ON "ledger_entries"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "check_postings"();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "ledger_postings_balance" AFTER INSERT ON "ledger_postings"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "check_postings"();
--> statement-breakpoint
CREATE FUNCTION "check_document_entry"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT 1 FROM "ledger_entries" WHERE "id" = NEW."id" AND abs("amount_ore") = NEW."total_ore") THEN
    RAISE EXCEPTION 'Document % is not entered', NEW."number";
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "invoices_entered" AFTER INSERT ON "invoices"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW."total_ore" <> 0) EXECUTE FUNCTION "check_document_entry"();
--> statement-breakpoint
CREATE FUNCTION "check_allocation"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "credit" "ledger_entries";
  "debit" "ledger_entries";
BEGIN
  SELECT * INTO "credit" FROM "ledger_entries" WHERE "id" = NEW."credit_id";
  SELECT * INTO "debit" FROM "ledger_entries" WHERE "id" = NEW."debit_id";
  IF "credit"."school_id" <> "debit"."school_id" OR "credit"."amount_ore" >= 0 OR "debit"."amount_ore" <= 0
    OR (SELECT sum("amount_ore") NOT BETWEEN 0 AND -"credit"."amount_ore" FROM "allocations" WHERE "credit_id" = NEW."credit_id")
    OR (SELECT sum("amount_ore") NOT BETWEEN 0 AND "debit"."amount_ore" FROM "allocations" WHERE "debit_id" = NEW."debit_id") THEN
    RAISE EXCEPTION 'Entry % cannot settle so much of entry %', NEW."credit_id", NEW."debit_id";
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "allocations_fit" AFTER INSERT ON "allocations"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "check_allocation"();
--> statement-breakpoint
CREATE FUNCTION "check_counter_entry"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (
    SELECT 1 FROM "ledger_entries" "taken" WHERE "taken"."id" = NEW."reverses_id" AND "taken"."kind" = 'payment'
      AND "taken"."school_id" = NEW."school_id" AND "taken"."for_id" = NEW."for_id" AND "taken"."amount_ore" = -NEW."amount_ore"
  ) THEN
    RAISE EXCEPTION 'A counter-entry takes back a whole payment';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "ledger_entries_counter" BEFORE INSERT ON "ledger_entries"
  FOR EACH ROW WHEN (NEW."kind" = 'takenBack') EXECUTE FUNCTION "check_counter_entry"();
