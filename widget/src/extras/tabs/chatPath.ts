/** A bubble, in a square of 24. */
export const chatPath = 'M5 5h14v11h-7l-4 4v-4H5z'
