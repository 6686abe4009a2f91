DROP INDEX "seating_maps_one_active_key";--> statement-breakpoint
DROP INDEX "seating_maps_class_idx";--> statement-breakpoint
ALTER TABLE "seating_maps" ADD COLUMN "active_from" timestamp with time zone DEFAULT clock_timestamp() NOT NULL;--> statement-breakpoint
ALTER TABLE "seating_maps" ADD COLUMN "planned_for" date;--> statement-breakpoint
ALTER TABLE "seating_maps" ADD COLUMN "is_fixed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- The active map is the latest of its class; all others were made active last when they were made.
UPDATE "seating_maps" SET "active_from" = CASE
  WHEN "is_active" AND "deleted_at" IS NULL THEN (
    SELECT max(others."created_at") + interval '1 microsecond' FROM "seating_maps" others
    WHERE others."class_id" = "seating_maps"."class_id")
  ELSE "created_at"
END;--> statement-breakpoint
CREATE INDEX "seating_maps_class_idx" ON "seating_maps" USING btree ("class_id","active_from");