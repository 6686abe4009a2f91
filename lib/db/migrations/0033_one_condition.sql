-- A condition of a class has the kind and the names of fields that one of a map has, and one of a map has an id.
UPDATE "class_conditions" SET "conditions" = (
  SELECT jsonb_agg((item - 'kind') || jsonb_build_object('type',
    CASE item ->> 'kind' WHEN 'place' THEN 'zone' ELSE item ->> 'kind' END) ORDER BY position)
  FROM jsonb_array_elements("conditions") WITH ORDINALITY AS list(item, position))
  WHERE jsonb_array_length("conditions") > 0;--> statement-breakpoint
UPDATE "seating_maps" SET "conditions" = (
  SELECT jsonb_agg(item || jsonb_build_object('id', gen_random_uuid()) ORDER BY position)
  FROM jsonb_array_elements("conditions") WITH ORDINALITY AS list(item, position))
  WHERE jsonb_array_length("conditions") > 0;--> statement-breakpoint
UPDATE "map_versions" SET "state" = jsonb_set("state", '{conditions}', (
  SELECT jsonb_agg(item || jsonb_build_object('id', gen_random_uuid()) ORDER BY position)
  FROM jsonb_array_elements("state" -> 'conditions') WITH ORDINALITY AS list(item, position)))
  WHERE jsonb_array_length("state" -> 'conditions') > 0;
