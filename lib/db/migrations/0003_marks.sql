CREATE TABLE "class_marks" (
	"class_id" uuid NOT NULL,
	"symbol" smallint NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "class_marks_class_id_symbol_pk" PRIMARY KEY("class_id","symbol")
);
--> statement-breakpoint
ALTER TABLE "pupils" ADD COLUMN "marks" smallint[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "class_marks" ADD CONSTRAINT "class_marks_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;