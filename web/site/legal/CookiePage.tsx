import { Prose } from '../parts/Prose.tsx'
import { changed } from './changed.ts'

/** Lists what is kept in a browser. */
export function CookiePage() {
  return (
    <Prose title="Cookie Policy" changed={changed}>
      <p>
        This site and the dashboard set no cookies and load no trackers. So there is no banner to click away.
        Some things are kept in the storage of your browser, because the service does not work without them:
      </p>
      <ul>
        <li>
          <b>On this site:</b> the currency that you choose, and the partner who sent you (<code>ref</code>,{' '}
          <code>utm_source</code>) until you have signed up. If you tick it when you sign up, and only then,
          our server tells that partner or advertising service that you subscribed.
        </li>
        <li>
          <b>In the dashboard:</b> your session, your language, light or dark, the workspace that you used
          last, and drafts that are not saved yet.
        </li>
        <li>
          <b>In the widget on a company’s website:</b> the conversation, so that it is still there on the next
          page. With “ask for consent” switched on, nothing is kept before the visitor agrees.
        </li>
        <li>
          <b>When you pay:</b> Stripe, our payment provider, sets cookies of its own to prevent fraud.
        </li>
      </ul>
      <p>Your browser can delete all of it at any time. You will then be signed out.</p>
    </Prose>
  )
}
