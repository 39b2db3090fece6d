/** How long a message is shown, and how long what it says can be undone (specification section 9). */
export const shownForMs = 5_000;
