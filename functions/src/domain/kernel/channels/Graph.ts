/** What Meta's Graph API says where it does not do what it was asked. */
export interface GraphRefusal {
  /** Of HTTP. */
  status: number
  /** Meta's own; 0 where it names none. */
  code: number
  subcode: number
  /** For people, where Meta has such words. */
  message: string
  /** 0 where Meta names none. */
  retryAfterSeconds: number
}

export type GraphAnswer<Result> = { refusal?: undefined; result: Result } | { refusal: GraphRefusal }
