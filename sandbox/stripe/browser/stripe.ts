/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
// What is imported here is all of the sandbox that runs in a page.
import { createStripe } from './createStripe.ts'

/** The script knows its sandbox by the address that it was loaded from. */
const { currentScript } = document
const origin =
  currentScript instanceof HTMLScriptElement ? new URL(currentScript.src).origin : window.location.origin

Object.assign(window, {
  // The version is the release train that the loader compares its own with.
  Stripe: Object.assign(
    (key: string, options?: { stripeAccount?: string }) => createStripe(origin, key, options),
    { version: 'endive' },
  ),
})
