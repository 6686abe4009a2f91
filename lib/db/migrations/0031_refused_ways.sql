ALTER TABLE "invoice_deliveries" ADD COLUMN "instead_of" jsonb;--> statement-breakpoint
ALTER TABLE "invoice_deliveries" ADD COLUMN "tried_admin" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "invoice_deliveries_admin_idx" ON "invoice_deliveries" USING btree ("invoice_id") WHERE instead_of ->> 'to' = 'admin';--> statement-breakpoint
CREATE INDEX "invoices_credit_notes_idx" ON "invoices" USING btree ("number") WHERE type = 'creditNote';--> statement-breakpoint
-- Documents by mail whose buyers asked for EHF.
UPDATE "invoice_deliveries" SET "instead_of" = jsonb_build_object('channel', 'ehf', 'emailAddress', null,
  'refusedAt', to_char("next_try_at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
  'answer', null, 'to', 'known')
  FROM "invoices", "school_orders"
  WHERE "invoices"."id" = "invoice_deliveries"."invoice_id" AND "school_orders"."id" = "invoices"."order_id"
  AND "invoice_deliveries"."channel" = 'email' AND "school_orders"."invoice_type" = 'ehf';
