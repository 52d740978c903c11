interface ReceiptProps {
  source: string
  seconds: string
  credits: string
}

/** The drawn receipt of an answer: its source, its time and its cost. */
export function Receipt({ source, seconds, credits }: ReceiptProps) {
  return (
    <dl className="receipt">
      <dt>Based on</dt>
      <dd>{source}</dd>
      <dt>Time</dt>
      <dd>{seconds}</dd>
      <dt>Credits</dt>
      <dd>{credits}</dd>
    </dl>
  )
}
