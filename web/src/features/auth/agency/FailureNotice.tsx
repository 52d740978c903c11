import { useAfter } from '../useAfter.ts'

const shownMs = 3_000

/** The server's failure, for three seconds. A field's problem stays at the field. */
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
