/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
// The entry of the only code of the sandbox that runs in a page.
import { createStripe } from './createStripe.ts'

/** The script finds its sandbox by the URL that it was loaded from. */
const { currentScript } = document
const origin =
  currentScript instanceof HTMLScriptElement ? new URL(currentScript.src).origin : window.location.origin

Object.assign(window, {
  // The version is the release that the loader compares with its own.
  Stripe: Object.assign(
    (key: string, options?: { stripeAccount?: string }) => createStripe(origin, key, options),
    { version: 'endive' },
  ),
})
