import type { Operator } from '../operator.ts'
import { Prose } from '../parts/Prose.tsx'
import { changed } from './changed.ts'

/** Describes how the product helps companies to meet the General Data Protection Regulation. */
export function GdprPage({ operator }: { operator: Operator }) {
  return (
    <Prose title="EU GDPR" changed={changed}>
      <p>
        When an agent talks to your visitors, you’re responsible for their data and we process it for you.
        This page explains how we make that easy.
      </p>
      <h2>Where your data is</h2>
      <p>
        A workspace in the EU region keeps its agents, conversations, files and knowledge in data centers in
        the European Union. Models may process a message elsewhere. Choose one whose terms suit you, or use
        your own key or server.
      </p>
      <h2>What you can do</h2>
      <ul>
        <li>
          <b>Inform and ask:</b> the widget shows your privacy policy and can wait for consent before it
          stores anything.
        </li>
        <li>
          <b>Delete:</b> conversations are deleted after the number of days you set, and visitors can delete
          theirs right away from the chat’s menu.
        </li>
        <li>
          <b>Export:</b> you can export conversations and leads.
        </li>
        <li>
          <b>Limit:</b> an agency’s clients see only the agents and pages they’re given.
        </li>
      </ul>
      <h2>Data processing agreement</h2>
      <p>
        For a data processing agreement with the list of our subprocessors and the technical measures, write
        to <a href={`mailto:${operator.email}`}>{operator.email}</a>. The measures are described under{' '}
        <a href="/security">Security</a>, the recipients in the{' '}
        <a href="/legal/privacy-policy">Privacy Policy</a>.
      </p>
    </Prose>
  )
}
