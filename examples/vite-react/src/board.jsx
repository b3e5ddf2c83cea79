export default function Board() {
  return <p>1 EUR = 147.20 DZD</p>;
}
