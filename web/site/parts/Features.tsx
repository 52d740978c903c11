interface FeaturesProps {
  title: string
  features: { title: string; text: string }[]
}

/** Lists what a part of the product does, each in a heading and a sentence or two. */
export function Features({ title, features }: FeaturesProps) {
  return (
    <section className="features">
      <h2>{title}</h2>
      <ul>
        {features.map((feature) => (
          <li key={feature.title}>
            <h3>{feature.title}</h3>
            <p>{feature.text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
