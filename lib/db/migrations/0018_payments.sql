CREATE TABLE "invoice_balances" (
	"invoice_id" uuid PRIMARY KEY NOT NULL,
	"number" integer NOT NULL,
	"due_on" date NOT NULL,
	"left_ore" integer NOT NULL,
	"organization_number" text NOT NULL,
	"names" text NOT NULL,
	"search_words" "tsvector" GENERATED ALWAYS AS (array_to_tsvector(array_remove(regexp_split_to_array(lower(regexp_replace(normalize("names", NFKD), '[\u0300-\u036f]', '', 'g')), '[\s.,;:/()+&–-]+'), ''))) STORED NOT NULL,
	CONSTRAINT "invoice_balances_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "office_log" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"actor" text NOT NULL,
	"invoice_id" uuid,
	"invoice_number" integer,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"invoice_id" uuid NOT NULL,
	"amount_ore" integer NOT NULL,
	"paid_on" date NOT NULL,
	"source" text NOT NULL,
	"reverses_id" uuid,
	"bank_reference" text,
	"registered_by" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payments_reverses_id_unique" UNIQUE("reverses_id"),
	CONSTRAINT "payments_bank_reference_unique" UNIQUE("bank_reference"),
	CONSTRAINT "payments_reverses_check" CHECK ((source = 'takenBack') = (reverses_id is not null)),
	CONSTRAINT "payments_amount_check" CHECK ((reverses_id is null) = (amount_ore > 0) and amount_ore <> 0),
	CONSTRAINT "payments_bank_file_check" CHECK (source <> 'bankFile' or bank_reference is not null)
);
--> statement-breakpoint
ALTER TABLE "invoice_balances" ADD CONSTRAINT "invoice_balances_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office_log" ADD CONSTRAINT "office_log_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_reverses_id_payments_id_fk" FOREIGN KEY ("reverses_id") REFERENCES "public"."payments"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoice_balances_open_idx" ON "invoice_balances" USING btree ("due_on","invoice_id") WHERE left_ore > 0;--> statement-breakpoint
CREATE INDEX "invoice_balances_settled_idx" ON "invoice_balances" USING btree ("number") WHERE left_ore <= 0;--> statement-breakpoint
CREATE INDEX "invoice_balances_organization_idx" ON "invoice_balances" USING btree ("organization_number");--> statement-breakpoint
CREATE INDEX "invoice_balances_search_idx" ON "invoice_balances" USING gin ("search_words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "office_log_created_idx" ON "office_log" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "office_log_invoice_idx" ON "office_log" USING btree ("invoice_id","created_at");--> statement-breakpoint
CREATE INDEX "payments_invoice_idx" ON "payments" USING btree ("invoice_id");--> statement-breakpoint
CREATE FUNCTION "refuse_book_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'What is booked is never changed: make a counter-entry';
END $$;--> statement-breakpoint
CREATE TRIGGER "payments_never_change" BEFORE UPDATE OR DELETE ON "payments"
  FOR EACH ROW EXECUTE FUNCTION "refuse_book_change"();--> statement-breakpoint
CREATE TRIGGER "office_log_never_changes" BEFORE UPDATE OR DELETE ON "office_log"
  FOR EACH ROW EXECUTE FUNCTION "refuse_book_change"();--> statement-breakpoint
CREATE FUNCTION "check_payment"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT 1 FROM "invoice_balances" WHERE "invoice_id" = NEW."invoice_id") THEN
    RAISE EXCEPTION 'A payment is of an invoice';
  END IF;
  IF NEW."reverses_id" IS NOT NULL AND NOT EXISTS (
    SELECT 1 FROM "payments" "taken" WHERE "taken"."id" = NEW."reverses_id" AND "taken"."reverses_id" IS NULL
      AND "taken"."invoice_id" = NEW."invoice_id" AND "taken"."amount_ore" = -NEW."amount_ore"
  ) THEN
    RAISE EXCEPTION 'A counter-entry takes back a whole payment';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "payments_fit" BEFORE INSERT ON "payments"
  FOR EACH ROW EXECUTE FUNCTION "check_payment"();--> statement-breakpoint
CREATE FUNCTION "add_to_invoice_balance"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'payments' THEN
    UPDATE "invoice_balances" SET "left_ore" = "left_ore" - NEW."amount_ore" WHERE "invoice_id" = NEW."invoice_id";
  ELSIF NEW."type" = 'creditNote' THEN
    UPDATE "invoice_balances" SET "left_ore" = "left_ore" - NEW."total_ore" WHERE "invoice_id" = NEW."credits_id";
  ELSE
    INSERT INTO "invoice_balances" ("invoice_id", "number", "due_on", "left_ore", "organization_number", "names")
    SELECT NEW."id", NEW."number", NEW."due_on", NEW."total_ore", NEW."buyer"->>'organizationNumber',
      concat_ws(' ', NEW."buyer"->>'name', (SELECT "schools"."name" FROM "school_orders"
        JOIN "schools" ON "schools"."id" = "school_orders"."school_id" WHERE "school_orders"."id" = NEW."order_id"));
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
INSERT INTO "invoice_balances" ("invoice_id", "number", "due_on", "left_ore", "organization_number", "names")
SELECT "invoices"."id", "number", "due_on",
  "invoices"."total_ore" - coalesce((SELECT sum("credit"."total_ore") FROM "invoices" "credit" WHERE "credit"."credits_id" = "invoices"."id"), 0)::int,
  "buyer"->>'organizationNumber', concat_ws(' ', "buyer"->>'name', "schools"."name")
FROM "invoices" JOIN "school_orders" ON "school_orders"."id" = "invoices"."order_id" JOIN "schools" ON "schools"."id" = "school_orders"."school_id"
WHERE "type" = 'invoice';--> statement-breakpoint
CREATE TRIGGER "invoices_balance" AFTER INSERT ON "invoices"
  FOR EACH ROW EXECUTE FUNCTION "add_to_invoice_balance"();--> statement-breakpoint
CREATE TRIGGER "payments_balance" AFTER INSERT ON "payments"
  FOR EACH ROW EXECUTE FUNCTION "add_to_invoice_balance"();
