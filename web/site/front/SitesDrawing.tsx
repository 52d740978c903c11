/** Three websites, each with an agent in its own colour. */
export function SitesDrawing() {
  return (
    <div className="front-drawing front-sites" aria-hidden="true">
      {['left', 'middle', 'right'].map((site) => (
        <div key={site} data-site={site}>
          <header />
          <i />
          <i />
          <i />
          <b />
        </div>
      ))}
    </div>
  )
}
