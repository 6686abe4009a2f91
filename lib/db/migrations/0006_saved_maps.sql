CREATE TABLE "map_absences" (
	"map_id" uuid NOT NULL,
	"day" date NOT NULL,
	"pupil_id" uuid NOT NULL,
	"marked_by" uuid,
	CONSTRAINT "map_absences_map_id_day_pupil_id_pk" PRIMARY KEY("map_id","day","pupil_id")
);
--> statement-breakpoint
CREATE TABLE "map_versions" (
	"map_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"saved_by" uuid,
	"state" jsonb NOT NULL,
	CONSTRAINT "map_versions_map_id_version_pk" PRIMARY KEY("map_id","version")
);
--> statement-breakpoint
DROP INDEX "seating_maps_one_active_key";--> statement-breakpoint
ALTER TABLE "seating_maps" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "seating_maps" ADD COLUMN "guests" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "seating_maps" ADD COLUMN "empty_desks" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "seating_maps" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "seating_maps" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "seating_maps" ADD COLUMN "updated_by" uuid;--> statement-breakpoint
ALTER TABLE "seating_maps" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
UPDATE "seating_maps" SET "updated_at" = "created_at", "updated_by" = "created_by";--> statement-breakpoint
ALTER TABLE "map_absences" ADD CONSTRAINT "map_absences_map_id_seating_maps_id_fk" FOREIGN KEY ("map_id") REFERENCES "public"."seating_maps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "map_absences" ADD CONSTRAINT "map_absences_pupil_id_pupils_id_fk" FOREIGN KEY ("pupil_id") REFERENCES "public"."pupils"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "map_absences" ADD CONSTRAINT "map_absences_marked_by_teachers_id_fk" FOREIGN KEY ("marked_by") REFERENCES "public"."teachers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "map_versions" ADD CONSTRAINT "map_versions_map_id_seating_maps_id_fk" FOREIGN KEY ("map_id") REFERENCES "public"."seating_maps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "map_versions" ADD CONSTRAINT "map_versions_saved_by_teachers_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."teachers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "map_absences_pupil_idx" ON "map_absences" USING btree ("pupil_id");--> statement-breakpoint
ALTER TABLE "seating_maps" ADD CONSTRAINT "seating_maps_updated_by_teachers_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."teachers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "seating_maps_one_active_key" ON "seating_maps" USING btree ("class_id") WHERE is_active and deleted_at is null;--> statement-breakpoint
ALTER TABLE "seating_maps" DROP COLUMN "seed";