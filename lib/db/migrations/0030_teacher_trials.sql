ALTER TABLE "school_accounts" ADD COLUMN "first_trial_day" date;--> statement-breakpoint
UPDATE "school_accounts" SET "first_trial_day" = "last_trial_day" - 89;--> statement-breakpoint
ALTER TABLE "invoice_deliveries" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "teachers" ADD COLUMN "first_school_at" timestamp with time zone;--> statement-breakpoint
-- Of schools that are there; whose school is gone has the 90 days of a school once more.
UPDATE "teachers" SET "first_school_at" = (
  SELECT min("activity_log"."created_at") FROM "activity_log"
  WHERE "activity_log"."actor_id" = "teachers"."id" AND "activity_log"."kind" = 'schoolCreated');--> statement-breakpoint
ALTER TABLE "teachers" DROP COLUMN "trial_expires_at";
