CREATE TABLE "account_deletions" (
	"firebase_uid" text PRIMARY KEY NOT NULL,
	"subscription_ids" jsonb NOT NULL,
	"checkout_session_ids" jsonb NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"tried_at" timestamp with time zone,
	"payment_ended_at" timestamp with time zone,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "account_deletions_finished_idx" ON "account_deletions" USING btree ("finished_at");