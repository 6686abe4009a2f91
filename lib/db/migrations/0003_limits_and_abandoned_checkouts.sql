-- These keys hold addresses hashed without a secret.
DELETE FROM "rate_limits";--> statement-breakpoint
CREATE INDEX "checkout_attempts_abandoned_idx" ON "checkout_attempts" USING btree ("expires_at") WHERE status = 'abandoned';--> statement-breakpoint
CREATE INDEX "rate_limits_resets_idx" ON "rate_limits" USING btree ("resets_at");