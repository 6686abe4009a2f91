CREATE TABLE "activity_log" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"school_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"actor_id" uuid,
	"subject_id" uuid,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "teachers_school_idx";--> statement-breakpoint
ALTER TABLE "schools" ADD COLUMN "organization_number" text;--> statement-breakpoint
ALTER TABLE "schools" ADD COLUMN "school_year" integer;--> statement-breakpoint
ALTER TABLE "schools" ADD COLUMN "grades" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "schools" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "activity_log" ADD CONSTRAINT "activity_log_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_log" ADD CONSTRAINT "activity_log_actor_id_teachers_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."teachers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_log" ADD CONSTRAINT "activity_log_subject_id_teachers_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."teachers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activity_log_school_idx" ON "activity_log" USING btree ("school_id","created_at","id");--> statement-breakpoint
CREATE INDEX "activity_log_actor_idx" ON "activity_log" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "activity_log_subject_idx" ON "activity_log" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "admins_school_idx" ON "admins" USING btree ("school_id");--> statement-breakpoint
CREATE INDEX "teachers_school_name_idx" ON "teachers" USING btree ("school_id",lower("name"),"id");