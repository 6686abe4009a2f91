CREATE TABLE "year_move_classes" (
	"move_id" uuid NOT NULL,
	"class_id" uuid NOT NULL,
	"action" text NOT NULL,
	"grade_before" text NOT NULL,
	"name_before" text NOT NULL,
	"grade_after" text NOT NULL,
	"name_after" text NOT NULL,
	CONSTRAINT "year_move_classes_move_id_class_id_pk" PRIMARY KEY("move_id","class_id")
);
--> statement-breakpoint
CREATE TABLE "year_moves" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid NOT NULL,
	"moved_by" uuid,
	"school_year" integer NOT NULL,
	"previous_school_year" integer,
	"moved_up" integer NOT NULL,
	"archived" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"undone_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "year_move_classes" ADD CONSTRAINT "year_move_classes_move_id_year_moves_id_fk" FOREIGN KEY ("move_id") REFERENCES "public"."year_moves"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "year_move_classes" ADD CONSTRAINT "year_move_classes_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "year_moves" ADD CONSTRAINT "year_moves_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "year_moves" ADD CONSTRAINT "year_moves_moved_by_teachers_id_fk" FOREIGN KEY ("moved_by") REFERENCES "public"."teachers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "year_move_classes_class_idx" ON "year_move_classes" USING btree ("class_id");--> statement-breakpoint
CREATE INDEX "year_moves_school_idx" ON "year_moves" USING btree ("school_id","created_at");--> statement-breakpoint
CREATE INDEX "year_moves_moved_by_idx" ON "year_moves" USING btree ("moved_by");--> statement-breakpoint
CREATE UNIQUE INDEX "year_moves_once_key" ON "year_moves" USING btree ("school_id","school_year") WHERE undone_at is null;