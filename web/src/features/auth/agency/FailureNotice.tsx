import { useAfter } from '../useAfter.ts'

const shownMs = 3_000

/** What the server has said, for three seconds (checklist row 131); what is wrong with a field stays there. */
export function FailureNotice({ text }: { text: string | undefined }) {
  return (
    <div role="alert" className="auth-flash-area">
      {text !== undefined && <Passing key={text} text={text} />}
    </div>
  )
}

function Passing({ text }: { text: string }) {
  const isOver = useAfter(shownMs)
  return isOver ? null : <span className="auth-flash">{text}</span>
}
