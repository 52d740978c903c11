import './scene.css'

/** A conversation to look at where there is room beside the form. */
export function Scene() {
  return (
    <>
      <p className="them">Do you deliver to the islands?</p>
      <p className="us">We do: twice a week, Tuesdays and Fridays. Orders before noon leave the same day.</p>
      <p className="note">Delivery.pdf, page 3 · 0.8 s · 1.2 credits</p>
      <p className="them">Great, and can I change my order after that?</p>
    </>
  )
}
