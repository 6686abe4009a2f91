CREATE TABLE "invoice_deliveries" (
	"invoice_id" uuid PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"email_address" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL,
	"delivered_at" timestamp with time zone,
	"refused_at" timestamp with time zone,
	"last_error" text,
	CONSTRAINT "invoice_deliveries_email_check" CHECK ((channel = 'email') = (email_address is not null))
);
--> statement-breakpoint
ALTER TABLE "invoice_deliveries" ADD CONSTRAINT "invoice_deliveries_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoice_deliveries_waiting_idx" ON "invoice_deliveries" USING btree ("next_try_at") WHERE delivered_at is null and refused_at is null;