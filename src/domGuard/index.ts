/**
 * Translators of browsers put `<font>` elements where React has text nodes.
 * When React then removes or moves such a node, the browser throws, and a page
 * that reads well becomes the crash page (React issue 11538). Nodes that
 * somebody else has taken away count as removed.
 */
if (typeof window !== 'undefined') {
  const {removeChild, insertBefore} = Node.prototype;

  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    return child.parentNode === this ? (removeChild.call(this, child) as T) : child;
  };

  Node.prototype.insertBefore = function <T extends Node>(
    this: Node,
    node: T,
    reference: Node | null,
  ): T {
    const place = reference?.parentNode === this ? reference : null;
    return insertBefore.call(this, node, place) as T;
  };
}
