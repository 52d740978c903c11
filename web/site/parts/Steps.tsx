interface StepsProps {
  title: string
  steps: { title: string; text: string }[]
}

/** Numbered steps, in the order in which a person takes them. */
export function Steps({ title, steps }: StepsProps) {
  return (
    <section className="steps">
      <h2>{title}</h2>
      <ol>
        {steps.map((step) => (
          <li key={step.title}>
            <h3>{step.title}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
