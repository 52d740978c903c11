import type { HttpsFunction } from 'firebase-functions/v2/https'

/** Express's response, as firebase-functions passes it. */
export type Response = Parameters<HttpsFunction>[1]
