import './font.css';
