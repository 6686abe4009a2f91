DO $$ BEGIN
  IF EXISTS (SELECT 1 FROM "schools" s WHERE s."has_active_subscription"
      AND (s."subscription_current_period_end" IS NULL OR s."subscription_current_period_end" > now())
      AND NOT EXISTS (SELECT 1 FROM "agreements" a WHERE a."school_id" = s."id")) THEN
    RAISE EXCEPTION 'A school has a plan without an agreement: order the plan for it with the build before this one';
  END IF;
END $$;
--> statement-breakpoint
ALTER TABLE "school_billing" ADD COLUMN "shortened_from" date;
--> statement-breakpoint
INSERT INTO "school_billing" ("school_id") SELECT "id" FROM "schools" ON CONFLICT DO NOTHING;
--> statement-breakpoint
UPDATE "school_billing" b
SET "last_trial_day" = t."last_day",
  "first_trial_day" = t."last_day" - 89,
  "next_due_on" = CASE WHEN t."is_running" THEN (now() AT TIME ZONE 'Europe/Oslo')::date ELSE b."next_due_on" END
FROM (SELECT "id", ("trial_expires_at" AT TIME ZONE 'Europe/Oslo')::date - 1 AS "last_day",
    ("trial_expires_at" AT TIME ZONE 'Europe/Oslo')::date > (now() AT TIME ZONE 'Europe/Oslo')::date AS "is_running"
  FROM "schools" WHERE "trial_expires_at" IS NOT NULL) t
WHERE b."school_id" = t."id" AND b."last_trial_day" IS NULL;
--> statement-breakpoint
ALTER TABLE "schools" DROP COLUMN "seat_limit";
--> statement-breakpoint
ALTER TABLE "schools" DROP COLUMN "has_active_subscription";
--> statement-breakpoint
ALTER TABLE "schools" DROP COLUMN "subscription_current_period_end";
--> statement-breakpoint
ALTER TABLE "schools" DROP COLUMN "trial_expires_at";
--> statement-breakpoint
UPDATE "installation" SET "least_migration" = 1795880187968;
