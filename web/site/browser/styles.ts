import '../styles/base.css'
import '../styles/blocks.css'
import '../styles/pages.css'
