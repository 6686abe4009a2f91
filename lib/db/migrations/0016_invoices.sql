CREATE TABLE "invoice_counters" (
	"id" integer PRIMARY KEY NOT NULL,
	"last_number" integer NOT NULL,
	CONSTRAINT "invoice_counters_one_check" CHECK (id = 1)
);
--> statement-breakpoint
CREATE TABLE "invoice_lines" (
	"invoice_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"description" text NOT NULL,
	"quantity" integer NOT NULL,
	"unit_net_ore" integer NOT NULL,
	"net_ore" integer NOT NULL,
	CONSTRAINT "invoice_lines_invoice_id_position_pk" PRIMARY KEY("invoice_id","position"),
	CONSTRAINT "invoice_lines_net_check" CHECK (net_ore = quantity * unit_net_ore)
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" integer NOT NULL,
	"type" text NOT NULL,
	"order_id" uuid NOT NULL,
	"credits_id" uuid,
	"issued_on" date NOT NULL,
	"due_on" date,
	"period_start" date NOT NULL,
	"period_end" date NOT NULL,
	"seller" jsonb NOT NULL,
	"buyer" jsonb NOT NULL,
	"customer_reference" text,
	"language" text NOT NULL,
	"net_ore" integer NOT NULL,
	"vat_ore" integer NOT NULL,
	"total_ore" integer NOT NULL,
	"kid" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invoices_number_unique" UNIQUE("number"),
	CONSTRAINT "invoices_credits_check" CHECK ((type = 'creditNote') = (credits_id is not null)),
	CONSTRAINT "invoices_due_check" CHECK ((type = 'invoice') = (due_on is not null)),
	CONSTRAINT "invoices_total_check" CHECK (total_ore = net_ore + vat_ore)
);
--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD CONSTRAINT "invoice_lines_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_id_school_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."school_orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_credits_id_invoices_id_fk" FOREIGN KEY ("credits_id") REFERENCES "public"."invoices"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_order_period_key" ON "invoices" USING btree ("order_id","period_start") WHERE type = 'invoice';--> statement-breakpoint
CREATE INDEX "invoices_credits_idx" ON "invoices" USING btree ("credits_id");--> statement-breakpoint
INSERT INTO "invoice_counters" ("id", "last_number") VALUES (1, 10000);--> statement-breakpoint
CREATE FUNCTION "refuse_invoice_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'An issued invoice is never changed: make a credit note';
END $$;--> statement-breakpoint
CREATE TRIGGER "invoices_never_change" BEFORE UPDATE OR DELETE ON "invoices"
  FOR EACH ROW EXECUTE FUNCTION "refuse_invoice_change"();--> statement-breakpoint
CREATE TRIGGER "invoice_lines_never_change" BEFORE UPDATE OR DELETE ON "invoice_lines"
  FOR EACH ROW EXECUTE FUNCTION "refuse_invoice_change"();--> statement-breakpoint
CREATE FUNCTION "check_invoice_lines"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "checked_id" uuid := CASE TG_TABLE_NAME WHEN 'invoices' THEN to_jsonb(NEW)->>'id' ELSE to_jsonb(NEW)->>'invoice_id' END;
BEGIN
  IF (SELECT "net_ore" FROM "invoices" WHERE "id" = "checked_id")
    IS DISTINCT FROM (SELECT sum("net_ore") FROM "invoice_lines" WHERE "invoice_id" = "checked_id") THEN
    RAISE EXCEPTION 'The lines of invoice % do not add up to its net sum', "checked_id";
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "invoices_lines_add_up" AFTER INSERT ON "invoices"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "check_invoice_lines"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "invoice_lines_add_up" AFTER INSERT ON "invoice_lines"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "check_invoice_lines"();
