import type { Account } from '../state/Account.ts'
import type { Given } from '../state/Stored.ts'
import { paramsChecker } from './checkParams.ts'

export interface Call<P> {
  account: Account
  /** The `:id` of the path, empty where there is none. */
  id: string
  params: Given<P>
  path: string
  /** Where this sandbox is reached, for links that it hands out. */
  origin: string
  isPublishable: boolean
  clientSecret: string | undefined
}

/** One thing that Stripe can be asked for. */
export interface Endpoint {
  method: string
  path: string
  isForBrowsers: boolean
  /** Checks the parameters; what it returns has the effect and gives the answer. */
  prepare: (call: Call<unknown>) => () => object
}

/** Binds a route, for instance `POST /v1/customers`, to the type of its parameters. */
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
