import type { HttpsFunction } from 'firebase-functions/v2/https'

/** Express's response, as firebase-functions hands it on. */
export type Response = Parameters<HttpsFunction>[1]
