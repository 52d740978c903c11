import { Prose } from '../parts/Prose.tsx'
import { changed } from './changed.ts'

/** Lists what is kept in a browser. */
export function CookiePage() {
  return (
    <Prose title="Cookie Policy" changed={changed}>
      <p>
        This site and the dashboard set no cookies and load no trackers, so there’s no banner to dismiss. A
        few things are kept in your browser’s storage because the service doesn’t work without them:
      </p>
      <ul>
        <li>
          <b>On this site:</b> the currency you choose, and the partner who sent you (<code>ref</code>,{' '}
          <code>utm_source</code>) until you sign up. Only if you agree to it when you sign up does our server
          tell that partner or advertising service that you subscribed.
        </li>
        <li>
          <b>In the dashboard:</b> your session, your language, light or dark, the workspace you used last,
          and unsaved drafts.
        </li>
        <li>
          <b>In the widget on a company’s website:</b> the conversation, so that it’s still there on the next
          page. With “ask for consent” turned on, nothing is kept until the visitor agrees.
        </li>
        <li>
          <b>When you pay:</b> Stripe, our payment provider, sets cookies of its own to prevent fraud.
        </li>
      </ul>
      <p>You can delete all of it in your browser at any time. That signs you out.</p>
    </Prose>
  )
}
