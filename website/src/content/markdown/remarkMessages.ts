interface Node {
  type: string;
  name?: string;
  children?: Node[];
}

/** Replaces links by their text. */
function withoutLinks(nodes: readonly Node[]): Node[] {
  return nodes.flatMap((node) =>
    node.type === 'link'
      ? (node.children ?? [])
      : [{...node, ...(node.children && {children: withoutLinks(node.children)})}],
  );
}

/** Messages are quoted word for word, so a URL in a message must not become a link. */
export default function remarkMessages() {
  return function visit(node: Node): void {
    if (node.name === 'Message') node.children = withoutLinks(node.children ?? []);
    else node.children?.forEach(visit);
  };
}
