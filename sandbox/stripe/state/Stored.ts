import type { Stripe } from 'stripe'

/**
 * A resource as the sandbox stores and sends it.
 * A field for an id or an object has the id, decimals are text as in JSON, and the open enums of the package
 * are closed.
 */
export type Stored<T> = T extends Stripe.Decimal
  ? string
  : T extends string | number | boolean | null | undefined | void
    ? T
    : T extends (infer Item)[]
      ? Stored<Unexpanded<Item>>[]
      : { [Key in keyof T]: Stored<Unexpanded<T[Key]>> }

/** The checked parameters of a request: enums closed as in the schemas, no null, decimals as text. */
export type Given<T> = T extends null
  ? never
  : T extends Stripe.Decimal
    ? string
    : T extends string
      ? T extends object
        ? never
        : T
      : T extends number | boolean | undefined
        ? T
        : T extends (infer Item)[]
          ? Given<Item>[]
          : { [Key in keyof T]: Given<T[Key]> }

type Unexpanded<T> = [Extract<T, string>] extends [never]
  ? T
  : [Extract<T, Stripe.Decimal>] extends [never]
    ? Exclude<T, object>
    : T
