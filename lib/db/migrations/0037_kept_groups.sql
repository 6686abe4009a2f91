CREATE TABLE "group_round_pupils" (
	"round_id" uuid NOT NULL,
	"pupil_id" uuid NOT NULL,
	"group_number" smallint NOT NULL,
	CONSTRAINT "group_round_pupils_round_id_pupil_id_pk" PRIMARY KEY("round_id","pupil_id")
);
--> statement-breakpoint
CREATE TABLE "group_rounds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"class_id" uuid NOT NULL,
	"day" date NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "group_round_pupils" ADD CONSTRAINT "group_round_pupils_round_id_group_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."group_rounds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_round_pupils" ADD CONSTRAINT "group_round_pupils_pupil_id_pupils_id_fk" FOREIGN KEY ("pupil_id") REFERENCES "public"."pupils"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_rounds" ADD CONSTRAINT "group_rounds_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "group_round_pupils_pupil_idx" ON "group_round_pupils" USING btree ("pupil_id");--> statement-breakpoint
CREATE INDEX "group_rounds_class_idx" ON "group_rounds" USING btree ("class_id","day","created_at");