import type { Account } from '../state/Account.ts'
import type { Given } from '../state/Stored.ts'
import { paramsChecker } from './paramsChecker.ts'

export interface Call<P> {
  account: Account
  /** The `:id` of the path, empty when the path has none. */
  id: string
  params: Given<P>
  path: string
  /** The origin of this sandbox, for links to it. */
  origin: string
  isPublishable: boolean
  clientSecret: string | undefined
}

/** An endpoint of Stripe's API. */
export interface Endpoint {
  method: string
  path: string
  isForBrowsers: boolean
  /** Checks the parameters; the returned function takes effect and returns the response. */
  prepare: (call: Call<unknown>) => () => object
}

/** Binds a route, such as `POST /v1/customers`, to the type of its parameters. */
export function endpoint<P>(
  route: string,
  type: string,
  run: (call: Call<P>) => object,
  isForBrowsers = false,
): Endpoint {
  const [method = '', path = ''] = route.split(' ')
  return {
    method,
    path,
    isForBrowsers,
    prepare(call) {
      const check: (params: unknown) => asserts params is Given<P> = paramsChecker<Given<P>>(type)
      const { params } = call
      check(params)
      return () => run({ ...call, params })
    },
  }
}
