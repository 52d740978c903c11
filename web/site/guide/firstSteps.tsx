import type { GuideSection } from './GuideSection.ts'

/** The sections that lead from an account to an agent on a website. */
export const firstSteps: GuideSection[] = [
  {
    id: 'first-agent',
    title: 'Your first agent',
    body: (
      <>
        <p>
          <a href="/signup">Create an account</a> and choose the region in which your data is kept. The region
          of a workspace cannot be changed later.
        </p>
        <ol>
          <li>
            <b>New Agent</b> asks for a name and a template. The wizard on the same page reads your website
            instead and proposes a name, a colour and a greeting.
          </li>
          <li>
            <b>Knowledge</b> takes what the agent must know.
          </li>
          <li>The test chat on the right answers at once, with what is not published yet.</li>
          <li>
            <b>Publish</b> gives visitors what you have tested.
          </li>
        </ol>
      </>
    ),
  },
  {
    id: 'knowledge',
    title: 'Knowledge',
    body: (
      <>
        <p>Five kinds of sources can be mixed:</p>
        <ul>
          <li>
            <b>Files:</b> PDF, Word, PowerPoint, Excel, CSV, Markdown, HTML and plain text.
          </li>
          <li>
            <b>Texts</b> that you write or paste.
          </li>
          <li>
            <b>Questions and answers.</b> A question with the same words gets this answer without a model.
          </li>
          <li>
            <b>Websites.</b> Choose how deep to read and which paths to leave out. Pages are read again as
            often as you choose.
          </li>
          <li>
            <b>Corrections.</b> In a conversation, <i>Correct this answer</i> adds the right one.
          </li>
        </ul>
        <p>
          <b>Unanswered questions</b> lists what visitors asked in vain, the most frequent first.
        </p>
      </>
    ),
  },
  {
    id: 'website',
    title: 'Put it on your website',
    body: (
      <>
        <p>
          Choose <b>Add widget to website</b> after publishing and paste the line before the end of the page’s
          body. Later publications reach the page within a minute or two; the line stays the same.
        </p>
        <pre>
          <code>{'<script src="https://HOST/widget/REGION-AGENT.js" async></script>'}</code>
        </pre>
        <p>To show the chat inside a page, name the element that it fills:</p>
        <pre>
          <code>
            {
              '<div id="chat" style="height: 600px"></div>\n<script src="https://HOST/widget/REGION-AGENT.js"\n  data-placement="embedded" data-target="#chat" async></script>'
            }
          </code>
        </pre>
        <p>
          If the page has a content security policy, allow the host of the script in <code>script-src</code>{' '}
          and <code>font-src</code>, and the address of your region’s widget function in{' '}
          <code>connect-src</code>.
        </p>
      </>
    ),
  },
]
