CREATE TABLE "school_subscriptions" (
	"school_id" uuid PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"is_renewing" boolean DEFAULT true NOT NULL,
	"last_trial_day" date,
	"first_period_day" date,
	"last_period_day" date,
	"last_invoiced_day" date,
	"unpaid_since" date,
	"stops_on" date,
	"anchor" date,
	"period_months" integer DEFAULT 12 NOT NULL,
	"period_index" integer DEFAULT 0 NOT NULL,
	"order_id" uuid,
	"tier_id" text,
	"next_due_on" date,
	"problem" text,
	"problem_since" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "school_subscriptions_period_check" CHECK ((first_period_day is null) = (last_period_day is null) and (first_period_day is null or order_id is not null))
);
--> statement-breakpoint
DROP INDEX "invoices_order_period_key";--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "round" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "school_subscriptions" ADD CONSTRAINT "school_subscriptions_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_subscriptions" ADD CONSTRAINT "school_subscriptions_order_id_school_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."school_orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "school_subscriptions_due_idx" ON "school_subscriptions" USING btree ("next_due_on","school_id");--> statement-breakpoint
CREATE INDEX "school_subscriptions_problem_idx" ON "school_subscriptions" USING btree ("problem_since") WHERE problem is not null;--> statement-breakpoint
CREATE INDEX "school_subscriptions_order_idx" ON "school_subscriptions" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_order_period_key" ON "invoices" USING btree ("order_id","period_start","round") WHERE type = 'invoice';--> statement-breakpoint
-- Each school's subscription, of its latest order if that has not ended. What is due is found by the next daily run.
INSERT INTO "school_subscriptions" ("school_id", "state", "last_trial_day", "first_period_day", "last_period_day", "last_invoiced_day", "unpaid_since", "anchor", "order_id", "tier_id", "next_due_on")
SELECT "schools"."id",
  CASE WHEN "latest"."runs" THEN 'active' WHEN "schools"."trial_expires_at" > now() THEN 'trial' ELSE 'stopped' END,
  CASE WHEN "schools"."trial_expires_at" > now() THEN (("schools"."trial_expires_at" - interval '2160 hours') AT TIME ZONE 'Europe/Oslo')::date + 89 END,
  CASE WHEN "latest"."runs" THEN "latest"."anchor" END,
  CASE WHEN "latest"."runs" THEN ("latest"."anchor" + interval '1 year' - interval '1 day')::date END,
  CASE WHEN "latest"."runs" AND "latest"."invoiced" THEN ("latest"."anchor" + interval '1 year' - interval '1 day')::date END,
  (SELECT min("balance"."due_on") FROM "school_orders" "any_order" JOIN "invoices" ON "invoices"."order_id" = "any_order"."id"
    JOIN "invoice_balances" "balance" ON "balance"."invoice_id" = "invoices"."id" AND "balance"."left_ore" > 0
    WHERE "any_order"."school_id" = "schools"."id"),
  CASE WHEN "latest"."runs" THEN "latest"."anchor" END, "latest"."id", "latest"."tier_id",
  CASE WHEN "latest"."runs" OR "schools"."trial_expires_at" > now() THEN current_date END
FROM "schools" LEFT JOIN LATERAL (
  SELECT "id", "tier_id", ("period_start" AT TIME ZONE 'Europe/Oslo')::date "anchor", "period_end" > now() "runs",
    EXISTS (SELECT 1 FROM "invoices" WHERE "invoices"."order_id" = "school_orders"."id" AND "type" = 'invoice') "invoiced"
  FROM "school_orders" WHERE "school_orders"."school_id" = "schools"."id" ORDER BY "created_at" DESC LIMIT 1
) "latest" ON true;
