/** German participles of ways to cook, as alternatives of a pattern. */
export const COOKED_IN_GERMAN =
  'gekocht|pochiert|gedämpft|gedünstet|geschmort|gebraten|gegrillt|gebacken|frittiert|geröstet|getoastet';
