/** The end of a page that presents the product: the link to begin, once more. */
export function Closing({ title, text }: { title: string; text: string }) {
  return (
    <section className="closing">
      <h2>{title}</h2>
      <p>{text}</p>
      <div className="actions">
        <a className="button" href="/signup">
          Create an account
        </a>
        <a href="/pricing">Pricing</a>
      </div>
    </section>
  )
}
