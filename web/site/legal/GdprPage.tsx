import type { Operator } from '../operator.ts'
import { Prose } from '../parts/Prose.tsx'
import { changed } from './changed.ts'

/** Describes how the product helps companies to meet the General Data Protection Regulation. */
export function GdprPage({ operator }: { operator: Operator }) {
  return (
    <Prose title="EU GDPR" changed={changed}>
      <p>
        If you let an agent talk to your visitors, you are responsible for their data and we process it for
        you. This page says how we make that easy.
      </p>
      <h2>Where data is</h2>
      <p>
        A workspace in the region EU keeps its agents, conversations, files and knowledge in data centres in
        the European Union. Models may process a message elsewhere; choose one whose terms suit you, or use
        your own key or server.
      </p>
      <h2>What you can do</h2>
      <ul>
        <li>
          <b>Inform and ask:</b> the widget shows your privacy policy and can wait for consent before it
          stores anything.
        </li>
        <li>
          <b>Delete:</b> conversations are deleted after the days that you set, and visitors can delete theirs
          at once from the menu of the chat.
        </li>
        <li>
          <b>Hand over:</b> conversations and leads can be exported.
        </li>
        <li>
          <b>Limit:</b> clients of an agency see only the agents and pages that they are given.
        </li>
      </ul>
      <h2>Contract</h2>
      <p>
        For a data processing agreement with the list of our subprocessors and the technical measures, write
        to <a href={`mailto:${operator.email}`}>{operator.email}</a>. The measures are described under{' '}
        <a href="/security">Security</a>, the recipients in the{' '}
        <a href="/legal/privacy-policy">Privacy Policy</a>.
      </p>
    </Prose>
  )
}
