/** What customers book, and pay a deposit for before it takes place: alternatives within a phrase of a rule. */
export const bookings =
  "booking|reservation|wedding|event|function|party|banquet|catering|tour|trip|camp|course|project|order";
