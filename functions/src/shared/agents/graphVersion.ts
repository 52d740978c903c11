/** The version of Meta's Graph API that every call names. */
export const graphVersion = 'v26.0'
