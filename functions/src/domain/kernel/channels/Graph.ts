/** The response of Meta's Graph API when it refuses a request. */
export interface GraphRefusal {
  /** The HTTP status. */
  status: number
  /** Meta's error code; 0 when it gives none. */
  code: number
  subcode: number
  /** A message for people; empty when Meta gives none. */
  message: string
  /** 0 when Meta gives none. */
  retryAfterSeconds: number
}

export type GraphResponse<Result> = { refusal?: undefined; result: Result } | { refusal: GraphRefusal }
