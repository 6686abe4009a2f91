ALTER TABLE "trial_questions" DROP CONSTRAINT "trial_questions_school_id_schools_id_fk";
--> statement-breakpoint
DROP INDEX "dunning_steps_stopped_idx";--> statement-breakpoint
ALTER TABLE "dunning_steps" DROP CONSTRAINT "dunning_steps_invoice_id_step_pk";--> statement-breakpoint
ALTER TABLE "trial_questions" ALTER COLUMN "school_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "dunning_steps" ADD COLUMN "round" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "dunning_steps" ADD COLUMN "is_over" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "dunning_steps" ADD CONSTRAINT "dunning_steps_invoice_id_round_step_pk" PRIMARY KEY("invoice_id","round","step");--> statement-breakpoint
ALTER TABLE "trial_questions" ADD CONSTRAINT "trial_questions_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dunning_steps_stopped_idx" ON "dunning_steps" USING btree ("invoice_id") WHERE step = 'stopped' and not is_over;--> statement-breakpoint
-- A step of which no mail is left is taken again.
DELETE FROM "dunning_steps" WHERE "delivered_on" IS NULL AND "step" <> 'stopped' AND NOT EXISTS (
  SELECT 1 FROM "mails" WHERE "kind" = 'reminder' AND "facts" ->> 'invoiceId' = "dunning_steps"."invoice_id"::text
  AND "facts" ->> 'step' = "dunning_steps"."step");--> statement-breakpoint
UPDATE "mails" SET "facts" = "facts" || '{"round": 1}' WHERE "kind" = 'reminder' AND "facts" IS NOT NULL;
